//go:build tools

// The program that is built here.
package tools

import _ "github.com/cloudnativelabs/kube-router/v2/cmd/kube-router"
